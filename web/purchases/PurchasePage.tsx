import Check from 'lucide-react/icons/check'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { MasterData } from '#contract/master-data.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useDraft } from './draft.ts'
import { OverviewStep } from './OverviewStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { boxOf, type ReceiverDetail } from './purchase-form.ts'
import { ReceiverStep } from './ReceiverStep.tsx'
import { useMasterDataOrLogin } from './use-master-data-or-login.ts'

export function Page() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useMasterDataOrLogin()
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <h1>{t('purchase.heading')}</h1>
      {data && <Wizard masterData={data} />}
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

/** The label of a size that came along in the address; one that is not sold any more says nothing. */
function useAskedSize({ box }: MasterData) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('size')
  useEffect(() => {
    // Left in the address it would undo the next choice at every reload.
    if (asked !== null) setQuery({}, { replace: true })
  }, [asked, setQuery])
  return box.find(({ label }) => label === asked)?.id
}

function Wizard({ masterData }: { masterData: MasterData }) {
  const { t } = useTranslation()
  const { draft, keep } = useDraft(useAskedSize(masterData))
  const keepReceiver = useCallback((receiver_detail: ReceiverDetail) => keep({ receiver_detail }), [keep])
  const { receiver_detail: detail, payment_detail } = draft
  const box = boxOf(masterData, detail)
  // A box that is gone meanwhile is chosen anew.
  const step = box ? draft.step : 0
  const go = (next: number) => {
    keep({ step: next })
    window.scrollTo({ top: 0 })
  }
  const shared = { masterData, detail }
  return (
    <>
      <Stepper
        steps={[t('purchase.steps.receiver'), t('purchase.steps.overview'), t('purchase.steps.payment')]}
        current={step}
      />
      {step === 0 && (
        <ReceiverStep masterData={masterData} initial={detail} keep={keepReceiver} onNext={() => go(1)} />
      )}
      {step === 1 && box && <OverviewStep {...shared} box={box} onBack={() => go(0)} onNext={() => go(2)} />}
      {step === 2 && box && (
        <PaymentStep
          {...shared}
          box={box}
          picked={payment_detail}
          keep={(picked) => keep({ payment_detail: picked })}
          onBack={() => go(1)}
        />
      )}
      <p className="text-muted flex items-center gap-2 text-sm">
        <Check className="size-4" aria-hidden="true" />
        {t('purchase.saved')}
      </p>
    </>
  )
}
