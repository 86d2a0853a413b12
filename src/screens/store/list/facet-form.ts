import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Facet, FACETS, type ListQuery, listSearch, SWITCHES } from './list-query.ts'

/**
 * The ticks of a panel live in the form itself: they show at once, before React has woken and before a list has come. The
 * panel reads the whole form at every change, so that rapid taps end as the last one says. `onChange` answers when what was
 * asked for is there, or was overtaken: until then no list that comes takes a tick back, and `isShown` says whether `query` is
 * what the address asks for, since a new address can stand there a moment before its list does.
 */
export function useFacetForm(query: ListQuery, isShown: () => boolean, onChange: (next: ListQuery) => void | Promise<void>) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef(0)
  const [answered, setAnswered] = useState(0)
  const ask = async (next: ListQuery) => {
    asked.current += 1
    await onChange(next)
    startTransition(() => setAnswered((before) => before + 1))
  }
  // What was ticked before the page woke counts.
  const wake = useEffectEvent(() => {
    const early = readForm(form, query)
    if (listSearch(early) !== listSearch({ ...query, page: 1 })) void ask(early)
  })
  useEffect(() => wake(), [])
  // A price that is still on its way is not forgotten by the next tick.
  const wanted = useRef(query)
  const woken = useRef(false)
  const takeBack = useEffectEvent(() => {
    if (asked.current > answered || !isShown()) return
    wanted.current = query
    if (woken.current) tick(form.current, query)
    woken.current = true
  })
  useEffect(() => takeBack(), [query, answered])
  const read = (more: Partial<ListQuery> = {}) => {
    wanted.current = { ...readForm(form, wanted.current), ...more }
    void ask(wanted.current)
  }
  return { form, read }
}

function readForm(form: RefObject<HTMLFormElement | null>, query: ListQuery): ListQuery {
  if (!form.current) return query
  const ticked = [...form.current.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')]
  const values = (name: Facet): string[] =>
    ticked
      .filter((input) => input.name === name)
      .map(({ value }) => value)
      .toSorted()
  const chosen = Object.fromEntries(FACETS.map((facet) => [facet, values(facet)]))
  const switched = Object.fromEntries(SWITCHES.map((each) => [each, ticked.some(({ name }) => name === each)]))
  return { ...query, ...chosen, ...switched, page: 1 }
}

function tick(form: HTMLFormElement | null, query: ListQuery): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
    const facet = FACETS.find((each) => each === input.name)
    const switched = SWITCHES.find((each) => each === input.name)
    input.checked = facet ? query[facet].includes(input.value) : switched !== undefined && query[switched]
  }
}
