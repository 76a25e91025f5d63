import Download from 'virtual:icon/download'
import { useState, type ComponentType } from 'react'
import { company } from '#contract/site/company.ts'
import { paymentRules, type PaidTo } from '#contract/site/payment-types.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { saveAs } from '../../platform/files.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { qrPicture } from '../../ui/qr-picture.ts'
import { OtherWay } from './OtherWay.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

/** Where the money goes, by the way that was chosen, or by another one that is chosen here. */
export function HowToPay({ transaction, onChanged }: Props) {
  const { t } = useWords()
  const [isChoosing, setIsChoosing] = useState(false)
  const { payment_type_id } = transaction
  const change = () => {
    setIsChoosing(false)
    onChanged()
  }
  return (
    <Card className="grid grid-cols-1 gap-2 md:gap-4 md:grid-cols-[1fr_auto] md:*:col-span-2">
      <h2 className="text-lg md:col-span-1!">{t(`shipment_success.how.${payment_type_id}`)}</h2>
      {/* What is about to be replaced is out of sight: nobody pays it meanwhile. */}
      {isChoosing ? (
        <OtherWay transaction={transaction} onChanged={change} />
      ) : (
        <Way transaction={transaction} />
      )}
      {!isFollowUp(transaction) && (
        <Button
          kind="quiet"
          className="screen-only justify-self-start px-0! md:col-span-1! md:col-start-2! md:row-start-1 md:-my-2"
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t(isChoosing ? 'shipment_success.other_way.keep' : 'shipment_success.other_way.heading')}
        </Button>
      )}
    </Card>
  )
}

/** What is asked for afterwards is paid where its order was. */
function isFollowUp({ concerns }: Transaction) {
  return concerns !== null
}

interface WayProps {
  transaction: Transaction
}

const wayTo: Record<PaidTo, ComponentType<WayProps>> = { account: Account, code: ByQr, counter: Account }

function Way({ transaction }: WayProps) {
  const { t } = useWords()
  const { payment_type_id, tracking_number, pay_reference, concerns } = transaction
  const Destination = wayTo[paymentRules[payment_type_id].paidTo]
  const label =
    paymentRules[payment_type_id].hasUniqueSen && !pay_reference
      ? 'shipment_success.reference'
      : concerns
        ? 'shipment_success.facts.payment_number'
        : 'shipment_success.facts.number'
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-2">
      <Destination transaction={transaction} />
      {pay_reference && <Reference word={pay_reference} />}
      <Copied label={t(label)} text={tracking_number}>
        {inGroups(tracking_number)}
      </Copied>
    </div>
  )
}

interface CopiedProps {
  label: string
  /** On a phone its place says what it is. */
  isUnderBank?: boolean
  /** As a bank wants it. */
  text: string
  children: string
}

/** Typed into another app: a thumb copies it. */
function Copied({ label, isUnderBank = false, text, children }: CopiedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-[1_1_9rem]">
        <span className={`text-muted block text-sm ${isUnderBank ? 'max-md:sr-only' : ''}`}>{label}</span>
        {/* With large letters the long one may take two lines. */}
        <span
          className={`figures font-semibold md:whitespace-nowrap ${isUnderBank ? 'text-[min(1.25rem,5.6vw)] whitespace-nowrap md:text-base' : 'max-md:text-lg'}`}
        >
          {children}
        </span>
      </p>
      <CopyButton isCompact text={text} />
    </div>
  )
}

/** The amount is nobody's own, so only this word tells which order the money is for. */
function Reference({ word }: { word: string }) {
  const { t } = useWords()
  return (
    <Alert tone="warning" title={t('shipment_success.word.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="figures text-2xl font-bold">{word}</span>
        <CopyButton text={word} />
      </div>
      <p className="mt-2">{t('shipment_success.word.text')}</p>
    </Alert>
  )
}

function Account({ transaction }: WayProps) {
  const { t } = useWords()
  const { bank_name, account_name, account_number, account_url, payment_type_id } = transaction
  // Cash has an address in its place.
  const isNumber = paymentRules[payment_type_id].number === 'required'
  return (
    <>
      <div className="flex min-w-0 items-start gap-3 max-md:items-center md:-order-2 md:col-span-2">
        <Picture address={account_url} label="" size={44} className="size-11 rounded-lg object-contain" />
        <p className="min-w-0">
          <span className="block font-semibold">{bank_name}</span>
          {account_number && !isNumber && <span className="block wrap-break-word">{account_number}</span>}
        </p>
      </div>
      {/* On a phone the number is in the first sight, below its bank. */}
      {isNumber && account_number && (
        <Copied
          isUnderBank
          label={t('shipment_success.account_number')}
          text={account_number.replaceAll(/\s/g, '')}
        >
          {account_number}
        </Copied>
      )}
      {/* At a desk it stands right below the name of the bank. */}
      <p
        className={`text-muted text-sm md:-order-1 md:col-span-2 md:pl-14 ${isNumber ? 'md:-mt-8' : 'md:-mt-3'}`}
      >
        {account_name}
        {isNumber && (
          <>
            <span className="max-md:hidden"> · </span>
            <span className="max-md:block">{t('shipment_success.official', { company: company.name })}</span>
          </>
        )}
      </p>
    </>
  )
}

/** Our own drawing carries amount and order; a code that must stay as it is, is shown as it is. */
function ByQr({ transaction }: WayProps) {
  const { t } = useWords()
  const { qr_text, qr_has_amount, bank_name, account_name, tracking_number } = transaction
  async function save() {
    const picture = await qrPicture(qr_text ?? '')
    if (picture) saveAs(picture, `${tracking_number}-qr.png`)
  }
  return (
    <div className="grid gap-2 sm:flex sm:gap-6 md:col-span-2">
      {qr_text && (
        // Whole in the first sight of a phone, where nobody scans their own and it is saved instead.
        <div className="flex items-start gap-3 sm:grid sm:justify-items-start">
          <div className="w-40 shrink-0 sm:w-72">
            <QrCode text={qr_text} label={t('shipment_success.qr_label')} />
          </div>
          <Button
            kind="secondary"
            className="screen-only max-sm:flex-col max-sm:px-3!"
            onClick={() => void save()}
          >
            <Download className="size-5" aria-hidden="true" />
            {t('shipment_success.qr_save')}
          </Button>
        </div>
      )}
      <div className="grid min-w-0 content-start gap-2">
        <p className="font-semibold">
          {bank_name}, {account_name}
        </p>
        <p>{t(qr_has_amount ? 'shipment_success.qr_with_amount' : 'shipment_success.qr_without_amount')}</p>
      </div>
    </div>
  )
}
