import { type RefObject, useEffect, useRef, useState } from 'react'

/** How much room there is for what is drawn; nothing until it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}
