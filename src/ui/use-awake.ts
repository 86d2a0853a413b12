import { useEffect, useState } from 'react'

/** False in what the server sends, true once this part listens: what needs script is not offered before it works. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}
