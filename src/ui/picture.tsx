/** What a picture is on the wire: its addresses are made from the hash, its dimensions are exact. */
type PictureData = { hash: string; width: number; height: number; alt: string; focus?: Focus | undefined }
/** What stays in sight where a frame cuts a picture, in percent from the left and from above. */
type Focus = { x: number; y: number }

export const focusStyle = (focus: Focus | undefined): { objectPosition: string } | undefined =>
  focus && { objectPosition: `${focus.x}% ${focus.y}%` }

const WIDTHS = [120, 240, 360, 720, 1080, 1440, 2000]

export const pictureAddress = (hash: string, width: number, format: 'avif' | 'webp' = 'webp'): string =>
  `/media/${hash}/${width}.${format}`

/** The widths worth offering: the last shows all that the original has, under the name of the next. */
const pictureWidths = (most: number): number[] => WIDTHS.filter((_, at) => (WIDTHS[at - 1] ?? 0) < most)

export const sourceSet = (hash: string, most: number, format: 'avif' | 'webp'): string =>
  pictureWidths(most)
    .map((width) => `${pictureAddress(hash, width, format)} ${Math.min(width, most)}w`)
    .join(',')

/** Pictures further down come after all that a shopper asks for: a browser has few connections for both. */
export function urgencyOf(first: boolean, eager: boolean): 'high' | 'low' | undefined {
  if (first) return 'high'
  return eager ? undefined : 'low'
}

type PictureProps = {
  picture: PictureData
  /** As in the img attribute: how wide the picture is shown. */
  sizes: string
  /** The first picture of a page: fetched before everything else. */
  first?: boolean
  /** Seen without scrolling. */
  eager?: boolean
  /** No wider than this, however large the original. */
  most?: number
  className?: string
  alt?: string
}

export function Picture({ picture, sizes, first = false, eager = false, most = 1440, className = '', alt }: PictureProps) {
  const widest = Math.min(most, picture.width)
  return (
    <picture className={`pic ${className}`}>
      <source type="image/avif" srcSet={sourceSet(picture.hash, widest, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture.hash, pictureWidths(Math.min(widest, 360)).at(-1) ?? 120)}
        srcSet={sourceSet(picture.hash, widest, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        style={focusStyle(picture.focus)}
        loading={first || eager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={urgencyOf(first, eager)}
      />
    </picture>
  )
}
