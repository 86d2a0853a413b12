import { useEffect, useMemo, useState } from 'react'
import type { VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { keepChoice, keptChoice } from '../kept-choices.ts'
import type { ProductData } from './product-data.ts'

type Scale = { code: string; name: string; column: number }
/** The scales a size can be read in: which column the sizes stand in, and what stands beside them. */
export type SizeScales = { scales: Scale[]; own: number; convert: (size: string, column: number) => string }

type Sized = Pick<ProductData, 'sizeTable' | 'sizeScales'>

export function sizeScales({ sizeTable, sizeScales: codes }: Sized, variants: VariantWire[]): SizeScales | undefined {
  const [head = [], ...rows] = sizeTable
  const sizes = variants.map((variant) => bare(variant.size))
  const holds = (column: number) => sizes.every((size) => rows.some((row) => row[column] === size))
  const system = variants[0]?.sizeSystem ?? ''
  const named = codes.findIndex((code, column) => means(code, system) && holds(column))
  const own = named >= 0 ? named : head.findIndex((_, column) => holds(column))
  const scales = codes.flatMap((code, column) => (code ? [{ code, name: head[column] ?? code, column }] : []))
  if (own < 0 || scales.every(({ column }) => column === own)) return undefined
  const convert = (size: string, column: number): string =>
    (column !== own && rows.find((row) => row[own] === bare(size))?.[column]) || size
  return { scales, own, convert }
}

/** "W28", "Collar 40", 領圍40 and "80 cm", 80厘米 stand in the tables as bare figures. */
const bare = (size: string): string => size.replace(/^(W|Collar |領圍)(?=\d)|(?<=\d)(?: cm|厘米)$/g, '')
/** A column may hold two scales at once, as EU/IT does. */
const means = (code: string, scale: string): boolean => scale !== '' && code.split('/').includes(scale)

/** The scale is remembered by its code; the page itself is the same for everybody, so it changes only after it stands. */
export function useScale(product: Sized, variants: VariantWire[]) {
  const known = useMemo(() => sizeScales(product, variants), [product, variants])
  const [column, setColumn] = useState<number>()
  useEffect(() => {
    const [wanted = ''] = keptChoice('sizeScale').split('/')
    const found = known?.scales.find(({ code }) => means(code, wanted))
    if (found) setColumn(found.column)
  }, [known])
  const choose = (next: number) => {
    setColumn(next)
    keepChoice('sizeScale', known?.scales.find((scale) => scale.column === next)?.code ?? '')
  }
  const shown = column ?? known?.own
  return {
    scales: known?.scales ?? [],
    /** Sizes that are a measurement of their own, such as a belt's, are offered beside the scales. */
    own: known && !known.scales.some((scale) => scale.column === known.own) ? known.own : undefined,
    column: shown,
    choose,
    show: (size: string): string => (known && shown !== undefined ? known.convert(size, shown) : size),
  }
}
