import { findBrandsByWord, findMembersByWord, findOrdersByWord, findProductsByWord } from '#modules/finder/index.server.ts'
import type { FindWire } from '#modules/finder/finder.contract.ts'
import { foldWord, isEnough } from '#modules/finder/finder.rules.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const looks = [
  { needs: 'read-orders', look: findOrdersByWord },
  { needs: 'read-products', look: findProductsByWord },
  { needs: 'read-products', look: findBrandsByWord },
  { needs: 'keep-members', look: findMembersByWord },
] as const satisfies { needs: Permission; look: unknown }[]

/** Finds whatever an operator may open: orders, pieces, brands and members, a few of each. */
export async function findThings(
  tx: Read,
  operator: { permissions: readonly Permission[] },
  word: string,
  language: Language,
): Promise<FindWire> {
  const folded = foldWord(word)
  if (!isEnough(folded)) return { list: [] }
  const list: FindWire['list'] = []
  for (const { needs, look } of looks) if (holds(operator, needs)) list.push(...(await look(tx, folded, language)))
  return { list }
}
