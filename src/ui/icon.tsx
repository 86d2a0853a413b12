const shapes = {
  menu: 'M2 5.5h16M2 10h16M2 14.5h16',
  search: 'M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.4-1.6L18 18',
  edit: 'M3 17l1-4L13.5 3.5l3 3L7 16zM11.5 5.5l3 3',
  account: 'M10 10.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 18a7.5 7.5 0 0 1 15 0',
  heart: 'M10 17S2.5 12.5 2.5 7.3A3.9 3.9 0 0 1 10 5.5a3.9 3.9 0 0 1 7.5 1.8C17.5 12.5 10 17 10 17Z',
  bag: 'M3.5 6.5h13l1 11h-15zM7 8.5V5.2a3 3 0 0 1 6 0v3.3',
  close: 'm4 4 12 12M16 4 4 16',
  back: 'M12.5 3.5 6 10l6.5 6.5',
  forward: 'M7.5 3.5 14 10l-6.5 6.5',
  up: 'M10 17V4M4.5 9.5 10 4l5.5 5.5',
  chat: 'M2.5 3.5h15v10.5h-8l-4 3.5V14h-3z',
  letter: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11.5l7.5-6',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'm6 4 10 6-10 6z',
  success: 'm3.5 10.5 4.5 4.5 8.5-10',
  warning: 'M10 2.5 18.5 17h-17zM10 8v4.5m0 1.5v1',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-9.5v5.5m0-8.5v1',
  error: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM7 7l6 6m0-6-6 6',
  key: 'M7 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10.5 10H18v3M15 10v2.5',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
} as const

export type IconName = keyof typeof shapes

/** A drawn line; always beside a text or inside a control that has a name. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
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
      <path d={shapes[name]} />
    </svg>
  )
}
