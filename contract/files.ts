/** The largest picture taken: exactly this many bytes pass, one more does not. */
export const largestPicture_bytes = 4_194_304

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const
