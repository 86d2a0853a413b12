export {
  dropAllInteractions,
  dropInteractions,
  type Interaction,
  noteInteractions,
  takeInteractions,
  type TakenInteraction,
} from './interactions.ts'
export { countTold, noteTold, purgeTold } from './told-people.ts'
