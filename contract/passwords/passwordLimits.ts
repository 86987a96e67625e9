/**
 * Length of a new password in UTF-16 code units. NIST SP 800-63B, 3.1.1.2 requires a minimum of at least 8 and a maximum of
 * at least 64. In a file of its own, so that a form which only states them does not load the list of common passwords.
 */
export const passwordLimits = { minLength: 8, maxLength: 1000 } as const;
