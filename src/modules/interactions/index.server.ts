export {
  dropAllInteractions,
  dropInteractions,
  type Interaction,
  noteInteractions,
  takeInteractions,
  type TakenInteraction,
} from './interactions.ts'
