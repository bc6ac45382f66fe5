import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';

/** Over the list of requests: all of them as a file for a spreadsheet. */
export function ExportButton() {
  const { slug } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  if (slug !== 'api::consultation.consultation') return null;

  async function download() {
    setBusy(true);
    try {
      const { data } = await get<Blob>('/desk/consultations.csv', { responseType: 'blob' });
      save(data, `consultations-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The export did not work. Try again.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="tertiary"
      startIcon={<Download />}
      loading={busy}
      onClick={() => void download()}
    >
      Export CSV
    </Button>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
