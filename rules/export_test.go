package rules

// TOMLReason is tomlReason, for tests with reasons that no text gives.
var TOMLReason = tomlReason
