import { useEffect, useEffectEvent } from 'react'
import { type HouseRule, houseRuleNames } from '#modules/moderation/queue/cases.rules.ts'
import { useSingleKeys } from '#desk/use-list-keys.ts'

type Keys = { onLeave: () => void; onRule: (rule: HouseRule) => void; onDecide: () => void; onSkip: () => void }

/** A leaves, a digit names a rule, S goes on; Control or Command with Enter decides, also from within a field. */
export function useDecisionKeys(keys: Keys): void {
  const [on] = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return
    if (document.querySelector('[role=dialog]')) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key === 'Enter') {
      event.preventDefault()
      return keys.onDecide()
    }
    if (!on || isCommand || isTyping(event.target)) return
    const rule = /^[1-9]$/.test(event.key) ? houseRuleNames[Number(event.key) - 1] : undefined
    if (event.key === 'a') keys.onLeave()
    else if (event.key === 's') keys.onSkip()
    else if (rule) keys.onRule(rule)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Z undoes what was decided last, as long as there is something to undo. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const [on] = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!on || event.key !== 'z' || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (!document.querySelector('[role=dialog]')) undo?.()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
