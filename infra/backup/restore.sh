#!/usr/bin/env bash
set -euo pipefail
# shellcheck source=storage.sh
source "$(dirname "${BASH_SOURCE[0]}")/storage.sh"

usage="Usage: restore.sh BACKUP

Restores a folder that backup.sh wrote into an empty database and a file storage, then checks
  - the backup's own checksums, before anything is changed
  - the number of rows in every table against the backup
  - every stored file and page image against its SHA-256, read back from where it was restored

Stop the API and its workers first, and run this as the user that runs them. If the database already has tables, nothing is restored, so no row is overwritten.

Settings, the same as the API's: DATABASE_URL, and DATA_DIR, or FILE_STORAGE=s3 with S3_BUCKET, S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. pg_restore must be at least as new as the server."

case "${1:-}" in
  -h | --help) echo "$usage" && exit 0 ;;
  '') echo "$usage" >&2 && exit 2 ;;
esac
need psql pg_restore sha256sum
: "${DATABASE_URL:?set DATABASE_URL to the empty database}"
database_url "$DATABASE_URL"
place=$(storage_place)
backup=$(cd "$1" && pwd)
[[ $backup != *.partial ]] || fail 'This backup is incomplete. Choose a complete one.'

echo 'Checking the backup …'
(cd "$backup" && sha256sum --check --quiet --strict SHA256SUMS) || fail 'The backup is damaged, so nothing was restored.'

query() { psql "$database" --no-psqlrc --quiet --no-align --tuples-only --field-separator=$'\t' --set=ON_ERROR_STOP=1 --command="$1"; }
tables=$(query "select count(*) from information_schema.tables where table_schema in ('public', 'jobs')")
[[ $tables == 0 ]] || fail "This database already has $tables tables, so nothing was restored. Use an empty one."

echo 'Restoring the files …'
if [[ $place == s3://* ]]; then
  need aws
  s3 sync --only-show-errors "$backup/files" "$place"
else
  mkdir -p "$place"
  cp -a "$backup/files/." "$place/"
fi

echo 'Restoring the database …'
pg_restore --dbname="$database" --single-transaction --exit-on-error --no-owner --no-privileges "$backup/database.dump"

echo 'Checking what was restored …'
diff "$backup/counts.tsv" <(query "$count_rows") || fail 'Row counts differ from the backup; see the lines above (< backup, > restored).'
sums=$(sed -n 's#  \./files/#  #p' "$backup/SHA256SUMS")
if [[ $place == s3://* ]]; then
  while read -r sum key; do
    [[ -z $key || $(s3 cp --only-show-errors "$place/$key" - | sha256sum | cut -d' ' -f1) == "$sum" ]] || fail "$place/$key is missing or differs from the backup."
  done <<<"$sums"
elif [[ -n $sums ]]; then
  (cd "$place" && sha256sum --check --quiet --strict - <<<"$sums") || fail 'Stored files differ from the backup; see the lines above.'
fi
echo "Restored and checked: $(wc -l <"$backup/counts.tsv") tables, $(grep -c . <<<"$sums" || true) files and page images."
