import { useEffect, useState } from 'react'

/** False in what the server sends, true once this part listens: what needs script is not offered before it works. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
