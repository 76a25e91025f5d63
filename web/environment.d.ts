/** True in development and in the build that browser tests use: the gallery of components at /ui. */
declare const __GALLERY__: boolean

/** The address of the file. */
declare module '*.svg' {
  const address: string
  export default address
}
