export {
  type BagLine,
  foldBagLines,
  forgetBag,
  listBagLines,
  type PutBagLine,
  putBagLines,
  removeBagLines,
  removeOrdered,
  returnBagLines,
  selectBagLines,
  setBagQuantity,
} from './bag.ts'
export { fittingQuantity } from './bag.rules.ts'
export { presentBag } from './bag.present.ts'
