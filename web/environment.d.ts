/** True in development and in the build that browser tests use: the gallery of components at /ui. */
declare const __GALLERY__: boolean

/** Made by the build: one a line, in lower case. */
declare module 'virtual:common-passwords' {
  export const commonPasswords: string
}

/** The icon of that name at https://lucide.dev/icons. */
declare module 'virtual:icon/*' {
  import type { DrawnIcon } from './ui/icon-of.tsx'
  const icon: DrawnIcon
  export default icon
}

/** The address of the file. */
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.css?url' {
  const address: string
  export default address
}

/** Reads codes in pictures; not every platform has it, and the types of the platform do not know it yet. */
interface Window {
  BarcodeDetector?: {
    new (options: { formats: string[] }): {
      detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>
    }
    getSupportedFormats: () => Promise<string[]>
  }
}
