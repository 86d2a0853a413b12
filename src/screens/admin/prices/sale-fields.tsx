import type { UseFormRegister } from 'react-hook-form'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SetSaleInput } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import type { ProductChoicesWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { useCollectionChoices } from '#screens/admin/home/use-shop-choices.ts'
import { SelectField, TextField } from '#ui/fields.tsx'

type Props = {
  register: UseFormRegister<SetSaleInput>
  problem: (path: string) => string | undefined
  choices: ProductChoicesWire | undefined
}

export function AdminSaleFields({ register, problem, choices }: Props) {
  const texts = useTexts(adminPricesText)
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={80}
        autoComplete="off"
        data-autofocus=""
        problem={problem('name')}
        {...register('name')}
      />
      <SelectField
        label={texts.brand}
        placeholder={texts.anyBrand}
        options={(choices?.brands ?? []).map(({ id, name }) => ({ value: id, name }))}
        problem={problem('brandCode')}
        {...register('brandCode')}
      />
      <SelectField
        label={texts.category}
        placeholder={texts.anyCategory}
        options={(choices?.categories ?? []).map(({ id, name }) => ({ value: id, name }))}
        problem={problem('category')}
        {...register('category')}
      />
      <SelectField
        label={texts.collection}
        placeholder={texts.noCollection}
        options={useCollectionChoices()}
        problem={problem('collection')}
        {...register('collection')}
      />
      <TextField
        label={texts.product}
        optional={texts.optional}
        hint={texts.productHint}
        maxLength={80}
        autoComplete="off"
        problem={problem('product')}
        {...register('product')}
      />
      <PriceAndTime register={register} problem={problem} />
    </>
  )
}

function PriceAndTime({ register, problem }: Omit<Props, 'choices'>) {
  const texts = useTexts(adminPricesText)
  return (
    <div className="admin-form-pair">
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        problem={problem('percent')}
        {...register('percent')}
      />
      <TextField
        label={texts.price}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        problem={problem('price')}
        {...register('price')}
      />
      <TextField type="datetime-local" label={texts.fromField} problem={problem('from')} {...register('from')} />
      <TextField type="datetime-local" label={texts.untilField} problem={problem('until')} {...register('until')} />
    </div>
  )
}
