export {
  type BagLine,
  bagWith,
  foldBagLines,
  forgetBag,
  listBagLines,
  listBags,
  namesInBags,
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
