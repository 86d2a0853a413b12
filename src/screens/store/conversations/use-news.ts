import { useEffect, useEffectEvent } from 'react'
import { hearers, subscribe } from '../account/inbox-state.ts'

/** Hears of everything that may be new, from when the page has come alive, and again whenever the stream is back. */
export function useNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    const own = () => hear()
    hearers.add(own)
    const leave = subscribe(() => {})
    return () => {
      hearers.delete(own)
      leave()
    }
  }, [])
}
