import { sealedFileKeys } from './files/sealed-keys.ts'
import { sealedSubscriptions } from './messages/push/sealed-subscriptions.ts'
import { sealedHookSecrets } from './messages/web-hooks/sealed-hook-secrets.ts'
import { sealedDrafts } from './orders/drafts/sealed-drafts.ts'
import { sealedIdNumbers } from './orders/shipments/sealed-id-numbers.ts'
import { sealedSecondFactors } from './people/accounts/sealed-second-factors.ts'
import type { SealedColumn } from './platform/sealed-columns.ts'

/** Every column that is sealed with the key of the installation, and sealed again when that is replaced. */
export const everySealedColumn: readonly SealedColumn[] = [
  sealedSecondFactors,
  sealedHookSecrets,
  sealedSubscriptions,
  sealedDrafts,
  sealedIdNumbers,
  sealedFileKeys,
]
