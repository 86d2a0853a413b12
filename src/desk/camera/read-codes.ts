type Detector = { detect: (seen: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    /** Not in every browser, and not for every code. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats(): Promise<string[]>
    }
  }
}

/** On our own labels, couriers' and what comes from the house itself. */
const FORMATS = ['qr_code', 'code_128', 'ean_13', 'data_matrix']
/** Printed on some items, and read where the browser can. */
const MORE_FORMATS = ['ean_8', 'upc_a']
/** More of a picture makes a look slower, and finds no more. */
const WIDEST = 800

/** Finds a code in what the camera shows. */
export type ReadCode = (seen: HTMLVideoElement) => Promise<string | undefined>

/** By the browser itself where it can; others load what can. */
export async function openReader(): Promise<ReadCode> {
  const Detector = window.BarcodeDetector
  const known = (await Detector?.getSupportedFormats().catch(() => undefined)) ?? []
  if (Detector && FORMATS.every((format) => known.includes(format))) {
    const detector = new Detector({ formats: [...FORMATS, ...MORE_FORMATS.filter((format) => known.includes(format))] })
    return async (seen) => (await detector.detect(seen))[0]?.rawValue
  }
  const { decodePicture } = await import('#platform/media/decode-picture.ts')
  const surface = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error('nothing can be drawn on')
  return async (seen) => {
    if (seen.videoWidth === 0) return undefined
    const width = Math.min(WIDEST, seen.videoWidth)
    const height = Math.round((seen.videoHeight * width) / seen.videoWidth)
    Object.assign(surface.canvas, { width, height })
    surface.drawImage(seen, 0, 0, width, height)
    return decodePicture(surface.getImageData(0, 0, width, height))
  }
}
