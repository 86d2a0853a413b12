import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type LaterProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props & { key?: never }
  /** Shown until it is there. */
  waiting?: ReactNode
  /** The fallback for a visitor who asked for it and cannot have it. */
  instead?: () => void
}

/** A part of the page that is fetched when it is first rendered, and simply stays away when it cannot be had. */
export function Later<Props extends object>({ load, props, waiting = null, instead }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = useEffectEvent(() => {
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => instead?.(),
    )
  })
  useEffect(() => fetchPart(), [])
  return Part ? <Part {...props} /> : waiting
}
