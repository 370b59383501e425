#!/usr/bin/env bash
set -euo pipefail
# shellcheck source=storage.sh
source "$(dirname "${BASH_SOURCE[0]}")/storage.sh"

usage="Usage: backup.sh FOLDER

Writes FOLDER/<time in UTC> with
  database.dump  the database, in pg_dump's custom format
  counts.tsv     number of rows of each table, counted in the same snapshot
  originals.sha256, pictures.txt, files/  every stored file and page image
  SHA256SUMS     the checksums of all these files

The site can keep running. Files that are uploaded after the start may be in files/ without a row. A folder that ends in .partial is incomplete; all others are complete.

Settings, the same as the API's: DATABASE_URL, and DATA_DIR, or FILE_STORAGE=s3 with S3_BUCKET, S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. pg_dump must be at least as new as the server."

case "${1:-}" in
  -h | --help) echo "$usage" && exit 0 ;;
  '') echo "$usage" >&2 && exit 2 ;;
esac
need psql pg_dump sha256sum
: "${DATABASE_URL:?set DATABASE_URL to the database to back up}"
database_url "$DATABASE_URL"
place=$(storage_place)
# pg_dump would refuse only after everything else was read.
server=$(psql "$database" --no-psqlrc --no-align --tuples-only --command='show server_version_num')
[[ $(pg_dump --version) =~ \ ([0-9]+) ]] || fail 'pg_dump does not say its version.'
((BASH_REMATCH[1] >= server / 10000)) ||
  fail "pg_dump is version ${BASH_REMATCH[1]}, but the server is version $((server / 10000)). Nothing was backed up. Install the PostgreSQL tools of version $((server / 10000)) or newer."
final="$1/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
work="$final.partial"
mkdir -p "$work/files"
trap '[[ ! -d $work ]] || echo "The backup stopped early; $work is incomplete." >&2' EXIT

# One snapshot for the dump and the counts. This session keeps it open until pg_dump has taken it.
coproc session { psql "$database" --no-psqlrc --quiet --no-align --tuples-only --field-separator=$'\t' --set=ON_ERROR_STOP=1; }
ask() { printf '%s;\n\\echo end-of-answer\n' "$1" >&"${session[1]}"; }
answer() {
  local line
  while IFS= read -r line <&"${session[0]}"; do
    [[ $line != end-of-answer ]] || return 0
    printf '%s\n' "$line"
  done
  fail 'The database ended the session.'
}
ask 'begin isolation level repeatable read read only; select pg_export_snapshot()'
snapshot=$(answer)
ask "$count_rows"
answer >"$work/counts.tsv"
ask "$list_originals"
answer >"$work/originals.sha256"
ask "$list_pictures"
answer >"$work/pictures.txt"
# Hashes of people who searched today are kept for one day, so no backup has them.
pg_dump "$database" --exclude-table-data=missed_searches_today --format=custom --snapshot="$snapshot" --file="$work/database.dump"
ask 'commit'
answer >/dev/null

# Bytes are stored before the rows that name them, so copying them after the dump misses none.
if [[ $place == s3://* ]]; then
  need aws
  s3 sync --only-show-errors --exclude '.staging/*' "$place" "$work/files"
else
  for part in files pages; do
    [[ -d $place/$part ]] || continue
    # A file that is erased while it is copied is not an error; anything else fails again.
    cp -a "$place/$part" "$work/files/" || cp -a "$place/$part" "$work/files/"
  done
fi

# All files that the dump names must exist, unless they were erased in the meantime and no row names them any more.
without_sum='s/^[^ ]*  //'
ask "$list_originals"
answer >"$work/named"
ask "$list_pictures"
answer >>"$work/named"
sed "$without_sum" "$work/originals.sha256" "$work/pictures.txt" | while IFS= read -r key; do
  [[ -f $work/files/$key ]] || printf '%s\n' "$key"
done >"$work/missing"
lost=$(comm -12 <(sort "$work/missing") <(sed "$without_sum" "$work/named" | sort))
rm "$work/named" "$work/missing"
[[ -z $lost ]] || fail "Stored files are missing in $place:
$lost"
if [[ -s $work/originals.sha256 ]]; then
  (cd "$work/files" && sha256sum --check --quiet --strict --ignore-missing ../originals.sha256) || fail 'Stored files are damaged; see the lines above.'
fi

(cd "$work" && find . -type f -print0 | sort -z | xargs -0 sha256sum) >"$final.sums"
mv "$final.sums" "$work/SHA256SUMS"
mv "$work" "$final"
echo "$final: $(wc -l <"$final/counts.tsv") tables, $(wc -l <"$final/originals.sha256") stored files, $(wc -l <"$final/pictures.txt") page images, $(du -sh "$final" | cut -f1)"
