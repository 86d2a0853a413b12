import type { ComponentProps } from 'react'
import { Drawing, firstShapes } from '../icon.tsx'

const shapes = {
  ...firstShapes,
  back: 'M12.5 3.5 6 10l6.5 6.5',
  forward: 'M7.5 3.5 14 10l-6.5 6.5',
  up: 'M10 17V4M4.5 9.5 10 4l5.5 5.5',
  chat: 'M2.5 3.5h15v10.5h-8l-4 3.5V14h-3z',
  letter: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11.5l7.5-6',
  success: 'm3.5 10.5 4.5 4.5 8.5-10',
  warning: 'M10 2.5 18.5 17h-17zM10 8v4.5m0 1.5v1',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-9.5v5.5m0-8.5v1',
  error: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM7 7l6 6m0-6-6 6',
  key: 'M7 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10.5 10H18v3M15 10v2.5',
} as const

export type IconName = keyof typeof shapes

/** The same for parts that are fetched later, and for desks. */
export const AnyIcon = ({ name, ...drawn }: { name: IconName } & Omit<ComponentProps<typeof Drawing>, 'd'>) => (
  <Drawing d={shapes[name]} {...drawn} />
)
