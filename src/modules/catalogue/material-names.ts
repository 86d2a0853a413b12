import type { Language } from '#language/languages.ts'
import reference from './reference/materials.json' with { type: 'json' }

const names = new Map(reference.materials.map(({ id, en, zhHK }) => [id, { en, zh: zhHK }]))

/** The id itself when the reference does not know it. */
export const materialName = (materialId: string, language: Language): string => names.get(materialId)?.[language] ?? materialId
