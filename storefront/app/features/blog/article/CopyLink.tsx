import { Button } from '@mantine/core';
import { useState } from 'react';

import { Icon } from '#app/ui/icons';
import { showToast } from '#app/ui/toast';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './copy-link.module.css';

/** Puts the page's address on the clipboard; without a script there is nothing to press. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The browser may refuse: then the address is at least there to be taken down.
      showToast({ title: 'The link could not be copied', text: address, tone: 'destructive' });
    }
  }

  return (
    <>
      <Button
        className={styles.button}
        variant="default"
        size="sm"
        leftSection={<Icon name={copied ? 'check' : 'copy'} />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <p className="vh" role="status">
        {copied ? 'The link is on the clipboard.' : ''}
      </p>
    </>
  );
}
