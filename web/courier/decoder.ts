export type Decoder = (video: HTMLVideoElement) => Promise<string[]>

const wanted = ['qr_code', 'code_128']
let loaded: Promise<Decoder> | undefined

/** The platform's reader of codes, which also knows bars; where there is none, one for QR codes is fetched. */
export function loadDecoder() {
  loaded ??= load()
  // Fetched in a moment without network it is tried again.
  loaded.catch(() => (loaded = undefined))
  return loaded
}

async function load(): Promise<Decoder> {
  const own = window.BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code'))
    return textsFrom(new own({ formats: wanted.filter((format) => formats.includes(format)) }))
  const { BarcodeDetector } = await import('qr/decode.js')
  return textsFrom(new BarcodeDetector({ formats: ['qr_code'] }))
}

function textsFrom(detector: {
  detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}): Decoder {
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
