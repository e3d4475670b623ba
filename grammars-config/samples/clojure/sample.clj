#!/usr/bin/env clojure
;; Books of a small library.
(ns library.shelf
  "What stands on the shelf."
  (:require [clojure.string :as str])
  (:import (java.util Date)))

(def ^:private limit 0x1F)
(def ratio 1.5e-3)
(defonce shelf (atom {:books [] :tags #{"a" "b"}}))

(defrecord Book [title year])

(defprotocol Priced
  (price [this] "What it costs."))

(extend-type Book
  Priced
  (price [this] (quot (:year this) 10)))

(defn total
  "Adds up the numbers."
  ([numbers] (total numbers 0))
  ([[head & others] ^long start]
   (if (empty? head)
     start
     (recur others (+ start head)))))

(defn- grade [points]
  (case points
    1 "good\n"
    2 \x
    (cond
      (> points limit) "bad"
      (not= points -5) nil
      :else :library.core/none)))

(defmacro unless-zero [value & body]
  `(when-not (zero? ~value) ~@body))

(defn renew! [{:keys [title year] :as book}]
  (let [next-year (inc year)
        words (str/split title #"\s+")]
    (swap! shelf update :books conj (assoc book :year next-year))
    (println "renewed" title (count words))
    #_(println "never seen")
    true))

(defn find-all [books]
  (->> books
       (filter #(> (:year %) 1900))
       (map (fn [b] (.toUpperCase (:title b))))
       (for [i (range 10) :when (even? i)] i)))

(defn -main [& args]
  (loop [i 0 sum 0]
    (when (< i 10)
      (recur (inc i) (+ sum i))))
  (try
    (doseq [b (:books @shelf)] (renew! b))
    (catch Exception e (throw (ex-info "lost" {:cause e})))
    (finally (reset! shelf nil)))
  (let [made #inst "2020-01-01" kind 'book place #'limit]
    (println made kind place ::local #?(:clj 1 :cljs 2)) false))
