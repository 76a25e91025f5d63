/** The largest picture taken: exactly this many bytes pass, one more does not. */
/** After the last parcel it was given for is closed. */
export const passportKept_days = 90
export const largestPicture_MB = 4
export const largestPicture_bytes = largestPicture_MB * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const
