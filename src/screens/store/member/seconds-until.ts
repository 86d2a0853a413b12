import { useEffect, useState } from 'react'

const leftUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1_000))

/** Whole seconds until a moment, counting down; a page that slept meanwhile is right again when it wakes. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => leftUntil(at))
  useEffect(() => {
    setLeft(leftUntil(at))
    const timer = setInterval(() => setLeft(leftUntil(at)), 1_000)
    return () => clearInterval(timer)
  }, [at])
  return left
}

export const shownTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
