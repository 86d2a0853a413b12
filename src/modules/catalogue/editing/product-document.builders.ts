import { emptyDocument, type ProductDocument } from './product-document.contract.ts'

export const coatPicture = { hash: 'a'.repeat(32), width: 1200, height: 1600, alt: { en: 'The coat', zh: '大衣' } }

let serial = 0

/** A coat with nothing missing, in black and two sizes, at HK$9,600 instead of HK$12,800. Its numbers are its own. */
export function coatDocument(spuCode: string, changes: Partial<ProductDocument> = {}): ProductDocument {
  serial += 1
  const variant = (size: string) => ({
    itemNumber: `COAT${serial}-${size}`,
    size,
    sizeSystem: 'IT',
    listPrice: '12800.00',
    salesPrice: '9600.00',
  })
  return {
    ...emptyDocument(spuCode),
    articleNumber: `COAT${serial}`,
    brandCode: 'aurelie',
    categories: ['women/bags/tote-bags'],
    name: { en: 'Wool coat', zh: '羊毛大衣' },
    description: { en: 'A coat.', zh: '大衣一件。' },
    madeIn: { en: 'Italy', zh: '意大利' },
    colours: [
      {
        colourId: 'black',
        name: { en: 'Black', zh: '黑色' },
        hex: '#000000',
        pictures: [coatPicture],
        variants: [variant('38'), variant('40')],
      },
    ],
    ...changes,
  }
}
