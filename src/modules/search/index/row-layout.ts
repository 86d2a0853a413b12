import type { ProductRow, RowColour, RowPicture, RowVariants, StockState } from '#modules/search/product-row.ts'
import { bitsOfFlags, flagsOfBits } from './flag-bits.ts'
import { InternedTexts } from './interned-texts.ts'
import { RowReader, RowWriter } from './row-bytes.ts'

const GENDERS = ['women', 'men', 'unisex'] as const
const STOCKS: readonly StockState[] = ['in', 'low', 'last', 'out']
const FLAG = { seasonalSale: 1, listed: 2 } as const
/** Stand for the title and the colour in what describes a picture: "Ardent Vale TITLE, COLOUR, front". */
const TITLE = '\u0001'
const COLOUR = '\u0002'

type Names = { title: string; colour: string }

/** How a product row is written in bytes: a few hundred instead of a kilobyte of JSON, read back in microseconds. */
export class RowLayout {
  readonly texts = new InternedTexts()
  readonly #writer = new RowWriter()
  readonly #reader = new RowReader()

  /** Valid until the next row is written. */
  write(row: ProductRow): Buffer {
    const writer = this.#writer
    writer.begin()
    writer.text(row.spuCode)
    writer.text(row.articleNumber)
    writer.identity(row.productId)
    writer.byte(traitsOf(row) | (GENDERS.indexOf(row.gender) << 2) | (STOCKS.indexOf(row.stock) << 4))
    writer.byte(bitsOfFlags(row.flags))
    this.#writeRepeated(row.brandCode)
    writer.text(row.titleEn)
    writer.text(row.titleZh)
    for (const list of [row.categories, row.sizes, row.materials, row.answers, row.merchantKinds, row.words])
      this.#writeList(list)
    writer.number(row.listPriceCents)
    writer.number(row.salePriceCents)
    writer.double(row.arrivedAt)
    writer.double(row.popularity)
    writer.number(row.colours.length)
    for (const colour of row.colours) this.#writeColour(colour, row)
    writer.number(row.variants.length)
    for (const some of row.variants) this.#writeVariants(some)
    return writer.end()
  }

  read(bytes: Buffer, at: number): ProductRow {
    const reader = this.#reader
    reader.begin(bytes, at)
    const [spuCode, articleNumber, productId] = [reader.text(), reader.text(), reader.identity()]
    const [traits, flags] = [reader.byte(), flagsOfBits(reader.byte())]
    const [brandCode, titleEn, titleZh] = [this.#readRepeated(), reader.text(), reader.text()]
    const [categories, sizes, materials] = [this.#readList(), this.#readList(), this.#readList()]
    const [answers, merchantKinds, words] = [this.#readList(), this.#readList(), this.#readList()]
    const [listPriceCents, salePriceCents] = [reader.number(), reader.number()]
    const [arrivedAt, popularity] = [reader.double(), reader.double()]
    const colours = this.#readMany(() => this.#readColour(titleEn, titleZh))
    const variants = this.#readMany(() => this.#readVariants())
    return {
      productId,
      spuCode,
      articleNumber,
      brandCode,
      gender: GENDERS[(traits >> 2) & 3]!,
      titleEn,
      titleZh,
      categories,
      colours,
      variants,
      sizes,
      materials,
      answers,
      merchantKinds,
      words,
      listPriceCents,
      salePriceCents,
      stock: STOCKS[(traits >> 4) & 3]!,
      arrivedAt,
      popularity,
      seasonalSale: (traits & FLAG.seasonalSale) !== 0,
      flags,
      listed: (traits & FLAG.listed) !== 0,
    }
  }

  /** The codes alone stand first, so that a look-up does not read the whole row. */
  readCodes(bytes: Buffer, at: number): { spuCode: string; articleNumber: string } {
    this.#reader.begin(bytes, at)
    return { spuCode: this.#reader.text(), articleNumber: this.#reader.text() }
  }

  #writeRepeated(text: string): void {
    const number = this.texts.numberOf(text)
    this.#writer.number(number)
    if (number === 0) this.#writer.text(text)
  }

  #readRepeated(): string {
    const number = this.#reader.number()
    return number === 0 ? this.#reader.text() : this.texts.text(number)
  }

  #writeList(list: readonly string[]): void {
    this.#writer.number(list.length)
    for (const text of list) this.#writeRepeated(text)
  }

  #readList(): string[] {
    return this.#readMany(() => this.#readRepeated())
  }

  #readMany<T>(readOne: () => T): T[] {
    const many: T[] = []
    for (let more = this.#reader.number(); more > 0; more -= 1) many.push(readOne())
    return many
  }

  #writeColour(colour: RowColour, { titleEn, titleZh }: ProductRow): void {
    const { id, code, nameEn, nameZh, hex, stock, pictures } = colour
    for (const text of [id, code, nameEn, nameZh, hex]) this.#writeRepeated(text)
    this.#writer.byte(STOCKS.indexOf(stock))
    this.#writer.number(pictures.length)
    const [inEnglish, inChinese] = [namesOf(titleEn, nameEn), namesOf(titleZh, nameZh)]
    for (const { hash, width, height, altEn, altZh, focusX, focusY } of pictures) {
      this.#writer.identity(hash)
      this.#writer.number(width)
      this.#writer.number(height)
      this.#writer.byte(focusX)
      this.#writer.byte(focusY)
      this.#writeRepeated(withoutNames(altEn, inEnglish))
      this.#writeRepeated(withoutNames(altZh, inChinese))
    }
  }

  #readColour(titleEn: string, titleZh: string): RowColour {
    const [id, code, nameEn] = [this.#readRepeated(), this.#readRepeated(), this.#readRepeated()]
    const [nameZh, hex, stock] = [this.#readRepeated(), this.#readRepeated(), STOCKS[this.#reader.byte()]!]
    const [inEnglish, inChinese] = [namesOf(titleEn, nameEn), namesOf(titleZh, nameZh)]
    return { id, code, nameEn, nameZh, hex, stock, pictures: this.#readMany(() => this.#readPicture(inEnglish, inChinese)) }
  }

  #readPicture(inEnglish: Names, inChinese: Names): RowPicture {
    const reader = this.#reader
    const [hash, width, height] = [reader.identity(), reader.number(), reader.number()]
    const [focusX, focusY] = [reader.byte(), reader.byte()]
    const [altEn, altZh] = [withNames(this.#readRepeated(), inEnglish), withNames(this.#readRepeated(), inChinese)]
    return { hash, width, height, altEn, altZh, focusX, focusY }
  }

  #writeVariants({ colour, sizes, listPriceCents, salePriceCents, merchantKinds }: RowVariants): void {
    this.#writer.number(colour)
    this.#writer.number(listPriceCents)
    this.#writer.number(salePriceCents)
    this.#writeList(sizes)
    this.#writeList(merchantKinds)
  }

  #readVariants(): RowVariants {
    const reader = this.#reader
    const [colour, listPriceCents, salePriceCents] = [reader.number(), reader.number(), reader.number()]
    return { colour, listPriceCents, salePriceCents, sizes: this.#readList(), merchantKinds: this.#readList() }
  }
}

const traitsOf = ({ seasonalSale, listed }: ProductRow): number =>
  (seasonalSale ? FLAG.seasonalSale : 0) | (listed ? FLAG.listed : 0)

const namesOf = (title: string, colour: string): Names => ({ title: unsigned(title), colour: unsigned(colour) })
const hasSign = (text: string): boolean => text.includes(TITLE) || text.includes(COLOUR)
const unsigned = (name: string): string => (hasSign(name) ? '' : name)

/** A text that already holds one of the two signs is left as it is, behind a sign that says so. */
function withoutNames(text: string, { title, colour }: Names): string {
  if (hasSign(text)) return TITLE + TITLE + text
  const titled = title === '' ? text : text.replace(title, () => TITLE)
  return colour === '' ? titled : titled.replace(colour, () => COLOUR)
}

function withNames(text: string, { title, colour }: Names): string {
  if (text.startsWith(TITLE + TITLE)) return text.slice(2)
  return text.replace(COLOUR, () => colour).replace(TITLE, () => title)
}
