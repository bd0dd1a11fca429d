#!/bin/sh
# Installs Caliper where this tree lies: dependencies, the built web app, a data folder, and an env file with a
# fresh SECRET_KEY. Needs npm and nothing else: no root, no packages of the system. Run again after an upgrade;
# what is there already stays.
#
#   DATA_DIR=/srv/caliper ENV_FILE=/etc/caliper.env sh deploy/install.sh
set -eu

cd "$(dirname "$0")/.."
root=$(pwd)
data=${DATA_DIR:-$root/data}
env_file=${ENV_FILE:-$root/caliper.env}

if ! command -v npm >/dev/null; then
  echo 'Caliper is installed by npm, which comes with Node.js 20 or newer: https://nodejs.org' >&2
  exit 1
fi

# Brings Node 24 with it, so that the one of the system only has to run npm.
npm ci --no-audit --no-fund
npm run build
node=$root/node_modules/.bin/node
[ -x "$node" ] || node=$(command -v node)

mkdir -p "$data"
chmod 700 "$data"

if [ ! -e "$env_file" ]; then
  secret=$("$node" -p 'crypto.randomBytes(32).toString("base64url")')
  # Made for nobody else to read before there is anything in it.
  (umask 077 && : >"$env_file")
  cat >"$env_file" <<SETTINGS
# Settings of Caliper: docs/operations.md explains every one. Keep a copy of SECRET_KEY away from the database:
# without it the database is of no use.
DATA_DIR=$data
SECRET_KEY=$secret
HOST=127.0.0.1
PORT=8080
# "demo" instead fills an empty database with invented companies, reports and accounts whose password is published:
# to look at Caliper, not to go on with.
SEED=none
# Where people come from elsewhere:
# BASE_URL=https://portal.example
# TRUST_PROXY=1
# SMTP_URL=smtp://user:password@mail.example:587
# SMS_URL=https://ACCOUNT:TOKEN@api.twilio.com/2010-04-01/Accounts/ACCOUNT/Messages.json?From=+1…
# MAIL_FROM=Portal <no-reply@portal.example>
# CONTACT_EMAIL=desk@portal.example
# NEWS_FEEDS={"*": ["https://news.example/feed"]}
# Where there are several nodes:
# DATABASE_URL=postgres://caliper:password@db.example/caliper
# S3_URL=https://KEY:SECRET@s3.example/caliper?region=eu-central-1
# LEAVE_AFTER=3
SETTINGS
  echo "Wrote $env_file"
fi

cat <<DONE

Caliper is installed. Start it with

  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 $node --max-semi-space-size=8 --max-old-space-size=1024 --env-file=$env_file apps/api/src/main.ts

in $root, or by systemd with deploy/caliper.service.
DONE
