import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

/** The card provider's settings; `scriptUrl` is null with the real provider. */
export interface ProviderAddress {
  publishableKey: string;
  scriptUrl: string | null;
}

/** Loads the provider's script once; the script derives its API's URL from its own. */
async function loadProvider({ publishableKey, scriptUrl }: ProviderAddress): Promise<Stripe> {
  if (scriptUrl && !window.Stripe) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card form needs a browser');
  return stripe;
}

let loading: Promise<void> | undefined;

function loadScript(src: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  return loading;
}

/** The card provider; null until it has loaded. `failed` where loading failed, until `retry`. */
export function useCardProvider(address: ProviderAddress | undefined) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!address) return;
    let isOver = false;
    setFailed(false);
    loadProvider(address).then(
      (loaded) => isOver || setStripe(loaded),
      () => isOver || setFailed(true),
    );
    return () => void (isOver = true);
  }, [address, tries]);
  return { stripe, failed, retry: () => setTries(tries + 1) };
}
