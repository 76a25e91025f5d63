import QrCode from 'virtual:icon/qr-code'
import { paymentTypes, paymentRules, type PaymentType } from '#contract/site/payment-types.ts'
import type { MasterData, PaymentAccount } from '#contract/site/master-data.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { HelpTooltip } from '../../ui/Tooltip.tsx'
import { firstChoice, type PaymentPicked } from './payment-rules.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  masterData: Pick<MasterData, 'payment_type' | 'payment_account'>
  value: PaymentPicked
  onChange: (picked: PaymentPicked) => void
  error: string | undefined
}

/** How and into which account it will be paid. */
export function PaymentChoice({ masterData, value, onChange, error }: Props) {
  const { t } = useWords()
  if (masterData.payment_type.length === 0) return <Alert tone="warning">{t('ui.payment.none')}</Alert>
  const open = value.payment_type || (masterData.payment_type[0]?.id ?? 'transfer')
  return (
    <div className="grid gap-3">
      <Tabs
        label={t('ui.payment.types')}
        marked
        value={open}
        onChange={(id) => onChange(firstChoice(masterData, asType(id)))}
        tabs={masterData.payment_type.map(({ id }) => ({
          id,
          label: t(`ui.payment.${id}`),
          content: (
            <Accounts
              type={id}
              accounts={masterData.payment_account.filter(({ payment_type_id }) => payment_type_id === id)}
              value={value.payment_account}
              onPick={(payment_account) => onChange({ payment_type: id, payment_account })}
            />
          ),
        }))}
      />
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </div>
  )
}

function asType(id: string): PaymentType {
  return paymentTypes.find((type) => type === id) ?? 'transfer'
}

interface AccountsProps {
  type: PaymentType
  accounts: readonly PaymentAccount[]
  value: string
  onPick: (id: string) => void
}

function Accounts({ type, accounts, value, onPick }: AccountsProps) {
  const { t } = useWords()
  return (
    <ChoiceGroup
      className="gap-3"
      label={
        <span className="flex items-center">
          {t(`ui.payment.choose_${type}`)}
          {paymentRules[type].hasQr && (
            <HelpTooltip label={t('ui.payment.qr_help_label')} text={t('ui.payment.qr_help')} />
          )}
        </span>
      }
    >
      {paymentRules[type].hasQr && <p>{t('ui.payment.qr_later')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {accounts.map((account) => (
          <ChoiceCard
            key={account.id}
            name="payment_account"
            value={account.id}
            checked={account.id === value}
            onChange={() => onPick(account.id)}
          >
            <AccountWords account={account} />
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** A code scanned before the order would ask for no amount or a wrong one: until then only its sign is drawn. */
function AccountWords({ account }: { account: PaymentAccount }) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      {paymentRules[account.payment_type_id].hasQr ? (
        <QrCode className="size-11 shrink-0" aria-hidden="true" />
      ) : (
        <Picture
          address={account.account_url}
          label=""
          size={44}
          className="size-11 rounded-lg object-contain"
        />
      )}
      <span className="min-w-0 flex-[1_1_min(7rem,100%)]">
        <span className="block font-semibold">{account.bank_name}</span>
        <span className="text-muted block text-sm wrap-break-word">{account.account_name}</span>
      </span>
    </span>
  )
}
