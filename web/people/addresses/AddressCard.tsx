import { deleteAddress, listAddresses, setMainAddress, type Address } from '#contract/people/addresses.ts'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function AddressCard({ address }: { address: Address }) {
  const { t } = useWords()
  const { remove, makeMain } = useActs(address)
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <AddressWords address={address} />
      <div className="flex flex-wrap gap-2">
        <LinkButton kind="secondary" to={`/profile/address/edit/${address.id}`}>
          {t('ui.edit')}
        </LinkButton>
        {!address.is_main && (
          <Button kind="secondary" pending={makeMain.pending} onClick={() => void makeMain.run()}>
            {t('addresses.list.set_main')}
          </Button>
        )}
        <ConfirmedButton
          kind="quiet"
          className="text-trouble"
          label={t('ui.delete')}
          question={t('addresses.list.delete_question')}
          isPending={remove.pending}
          act={remove.run}
        >
          <p className="font-medium">{address.label}</p>
        </ConfirmedButton>
      </div>
    </li>
  )
}

function AddressWords({ address }: { address: Address }) {
  const { t } = useWords()
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {address.label}
        {address.is_main && <Badge tone="done">{t('addresses.list.main')}</Badge>}
      </p>
      <p>{address.name}</p>
      <p className="text-muted figures">{groupedPhone(address.phone)}</p>
      <p className="text-muted">
        {address.address}, {address.district_label}, {address.city_label}, {address.region_label}{' '}
        {address.postal_code}, {address.country_label}
      </p>
    </div>
  )
}

function useActs({ id }: Address) {
  const { t } = useWords()
  const text = useText()
  const input = { params: { id } }
  const refreshes = [listAddresses]
  const removal = useCall(deleteAddress, { refreshes })
  const main = useCall(setMainAddress, { refreshes })
  const tell = (answer: Envelope<unknown> | undefined, words: string) =>
    answer && isSuccess(answer) ? toast.success(words) : toast.error(sentence(text, answer))
  return {
    remove: {
      pending: removal.isPending,
      run: async () => tell(await removal.mutateAsync({ input }), t('addresses.list.deleted')),
    },
    makeMain: {
      pending: main.isPending,
      run: async () => tell(await main.mutateAsync({ input }), t('addresses.list.set_main_done')),
    },
  }
}
