/** All our voices speak in so many samples a second. */
export const sampleRate = 16_000;
