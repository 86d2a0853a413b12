import { useState } from 'react'

/**
 * What somebody changes of what the file says: their changes alone are held, so that a file that is read again meanwhile takes none
 * of them away. `keepChanges`: what was sent is the file's own from now on, and only what was changed since is still a change.
 */
export function useSaid<Said extends object>(file: Said) {
  const [changed, setChanged] = useState<Partial<Said>>({})
  return {
    all: { ...file, ...changed },
    change: (part: Partial<Said>): void => setChanged((before) => ({ ...before, ...part })),
    keepChanges: (sent: Said): void =>
      setChanged((now) => {
        const left: Partial<Said> = {}
        for (const name in now) if (now[name] !== sent[name]) left[name] = now[name]
        return left
      }),
  }
}
