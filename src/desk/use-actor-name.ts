import { useCallback } from 'react'
import { actorText } from '#language/admin/admin-order.text.ts'
import { useTexts } from '#language/texts.ts'
import { type ActorKind, isNamed } from '#platform/actor.ts'

const isKnown = (name: string): name is keyof typeof actorText => name in actorText

/** Who did something, as it is shown: people by their name, everyone else by what they are. */
export function useActorName(): (who: { actorKind: ActorKind; actor: string }) => string {
  const texts = useTexts(actorText)
  return useCallback(
    ({ actorKind, actor }) => {
      if (isNamed(actorKind)) return actor
      if (actorKind !== 'provider') return texts[actorKind]
      return isKnown(actor) ? texts[actor] : actor
    },
    [texts],
  )
}
