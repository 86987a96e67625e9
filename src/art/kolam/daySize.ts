/**
 * Dots of the kolam of the day at its widest. Smaller kolams look alike; in a larger one a finger could not choose a crossing
 * on a phone. In a file of its own for components that draw the dots before the generator has loaded.
 */
export const daySize = 9;
