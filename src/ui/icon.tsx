/** Those of header, lists and layers, which every page has; the others are icons/any-icon.tsx. */
export const firstShapes = {
  menu: 'M2 5.5h16M2 10h16M2 14.5h16',
  search: 'M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.4-1.6L18 18',
  edit: 'M3 17l1-4L13.5 3.5l3 3L7 16zM11.5 5.5l3 3',
  account: 'M10 10.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 18a7.5 7.5 0 0 1 15 0',
  heart: 'M10 17S2.5 12.5 2.5 7.3A3.9 3.9 0 0 1 10 5.5a3.9 3.9 0 0 1 7.5 1.8C17.5 12.5 10 17 10 17Z',
  bag: 'M3.5 6.5h13l1 11h-15zM7 8.5V5.2a3 3 0 0 1 6 0v3.3',
  close: 'm4 4 12 12M16 4 4 16',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'm6 4 10 6-10 6z',
} as const

type Drawn = { size?: number | undefined; className?: string | undefined }

/** A drawn line; always beside a text or inside a control that has a name. */
export const Icon = ({ name, ...drawn }: { name: keyof typeof firstShapes } & Drawn) => (
  <Drawing d={firstShapes[name]} {...drawn} />
)

export function Drawing({ d, size = 20, className }: { d: string } & Drawn) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
