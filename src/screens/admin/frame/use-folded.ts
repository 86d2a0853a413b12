import { useSyncExternalStore } from 'react'
import { useDesk } from '#screens/admin/session/session.ts'

const CHANGED = 'praya:folded-rooms'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** Which groups of rooms are folded. At a desk that several people share, each role finds its own. */
export function useFolded() {
  const desk = useDesk()
  const roles = desk.phase === 'signed-in' ? desk.operator.roles.map(({ nameEn }) => nameEn).toSorted() : []
  const setting = `office_folded ${roles.join()}`
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(setting) ?? '',
    () => '',
  )
  const folded = new Set(kept === '' ? [] : kept.split(','))
  return {
    isFolded: (id: string): boolean => folded.has(id),
    fold: (id: string, wanted: boolean): void => {
      if (wanted) folded.add(id)
      else folded.delete(id)
      localStorage.setItem(setting, [...folded].join())
      window.dispatchEvent(new Event(CHANGED))
    },
  }
}
