import { useEffect, useRef, useState } from 'react'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { bagAdded } from '#screens/store/shopper-state.ts'

/** Rapid presses are one press: nothing more is sent until the first has been answered and a moment has passed. */
const ONE_PRESS_MS = 1_000
const SAID_MS = 2_500

export type AddState = 'idle' | 'adding' | 'added'

export function useAddToBag(): { state: AddState; add: (skuId: string) => Promise<void> } {
  const [state, setState] = useState<AddState>('idle')
  const running = useRef(false)
  const said = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(said.current), [])
  const add = async (skuId: string) => {
    if (running.current) return
    running.current = true
    clearTimeout(said.current)
    setState('adding')
    const pressed = Date.now()
    const result = await call(addToBag, { list: [{ skuId, quantity: 1 }] })
    setState(result.ok ? 'added' : 'idle')
    if (result.ok) bagAdded(result.data)
    setTimeout(
      () => {
        running.current = false
      },
      Math.max(0, ONE_PRESS_MS - (Date.now() - pressed)),
    )
    said.current = setTimeout(() => setState('idle'), SAID_MS)
  }
  return { state, add }
}
