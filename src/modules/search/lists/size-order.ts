const LETTERS = [
  'XXXS',
  '3XS',
  'XXS',
  '2XS',
  'XS',
  'XS/S',
  'S',
  'S/M',
  'M',
  'M/L',
  'L',
  'L/XL',
  'XL',
  'XXL',
  '2XL',
  'XXXL',
  '3XL',
  '4XL',
  '5XL',
]

/** "One size" first, letters by size, then each system's numbers by value; words at their place in the shop's scales. */
export function compareSizes(one: string, other: string, words: ReadonlyMap<string, number>): number {
  const [first, second] = [rank(one, words), rank(other, words)]
  return (
    first.group - second.group ||
    (first.system < second.system ? -1 : first.system > second.system ? 1 : 0) ||
    first.number - second.number ||
    (one < other ? -1 : 1)
  )
}

function rank(label: string, words: ReadonlyMap<string, number>): { group: number; system: string; number: number } {
  if (label === 'OS' || /^one[- ]size$/i.test(label)) return { group: 0, system: '', number: 0 }
  const letter = LETTERS.indexOf(label.toUpperCase())
  if (letter >= 0) return { group: 1, system: '', number: letter }
  const [, before = '', digits, after = ''] = /^(\D*?)\s*(\d+(?:\.\d+)?)(.*)$/.exec(label) ?? []
  return digits
    ? { group: 2, system: before + after.replace(/[\d.–-]/g, ''), number: Number(digits) }
    : { group: 3, system: '', number: words.get(label) ?? words.size }
}
