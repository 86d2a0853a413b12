type Limits = { most: string; mostADay: string }
type General = Limits & { byKind: Readonly<Record<string, Limits>> }

/** What a merchant of this kind may withdraw at a time and in a day: where nothing is typed for the kind, as all do. */
export function withdrawalLimits({ byKind, most, mostADay }: General, kind: string): Limits {
  const own = byKind[kind]
  return { most: own?.most || most, mostADay: own?.mostADay || mostADay }
}
