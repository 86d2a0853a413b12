import { officeOrdersText } from '#language/office-orders.text.ts'
import { orderStateText } from '#language/order-state.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfficeOrdersWire } from '#modules/orders/orders.contract.ts'
import { type OrderState, orderStates } from '#modules/orders/orders.rules.ts'

type Tabs = { states: OfficeOrdersWire['states']; chosen: '' | OrderState; addressOf: (changes: { state: string }) => string }

/** One link a state, always in the same place, whatever the counts are. */
export function OfficeOrderTabs({ states, chosen, addressOf }: Tabs) {
  const texts = useTexts(officeOrdersText)
  const names = useTexts(orderStateText)
  const counts = new Map(states.map(({ state, num }) => [state, num]))
  const all = states.reduce((sum, { num }) => sum + num, 0)
  const tabs: { state: '' | OrderState; name: string; num: number }[] = [
    { state: '', name: texts.all, num: all },
    ...orderStates.map((state) => ({ state, name: names[state], num: counts.get(state) ?? 0 })),
  ]
  return (
    <nav className="office-tabs" aria-label={texts.states}>
      <ul>
        {tabs.map(({ state, name, num }) => (
          <li key={state}>
            <a
              href={addressOf({ state })}
              aria-current={state === chosen ? 'page' : undefined}
              data-replace
              data-stay
              className={num === 0 ? 'mute' : undefined}
            >
              {name} <span className="office-tab-num">{num}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
