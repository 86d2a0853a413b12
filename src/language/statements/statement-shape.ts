/** One paragraph, or the points of a list. */
type Part = string | string[]
type Section = { heading: string; parts: Part[] }
export type StatementPage = { title: string; lead: string; sections: Section[] }

/** An information page in both languages, each written for its own readers. */
export type Statement = { en: StatementPage; zh: StatementPage }
