/**
 * From where a step of a case exists, and where it leads, by kind where kinds differ; without `to` the case stays where it is.
 * `only`: of this kind alone.
 */
export type CaseStep<State extends string, Kind extends string = never> = {
  from: readonly State[]
  to?: State | Readonly<Record<Kind, State>>
  only?: Kind
}

type Standing<State, Kind> = { state: State; kind?: Kind }

/** Something that waits for a decision: its steps as one table, which says what can be done from where, and what comes of it. */
export const caseOf = <State extends string, Kind extends string, Act extends string>(
  steps: Readonly<Record<Act, CaseStep<State, Kind>>>,
) => {
  const exists = (act: Act, { state, kind }: Standing<State, Kind>): boolean => {
    const { from, only } = steps[act]
    return from.includes(state) && (only === undefined || only === kind)
  }
  return {
    /** Those of `acts` that exist from where it stands. */
    actsFrom: <Some extends Act>(row: Standing<State, Kind>, acts: readonly Some[]): Some[] =>
      acts.filter((act) => exists(act, row)),
    /** Where an act leads; undefined when there is none from here. */
    after: (row: Standing<State, Kind>, act: Act): State | undefined => {
      if (!exists(act, row)) return undefined
      const { to = row.state } = steps[act]
      return typeof to === 'string' ? to : row.kind && to[row.kind]
    },
  }
}
